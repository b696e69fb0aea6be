import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "../fixtures/mount";
import { release, renew } from "../net/push";
import { setPerson } from "../state/keep";
import { prefer } from "../state/preferences";
import { pushSwitch } from "./PushSwitch";

const KEY = "BCkey-of_the-hou";
const POINT = Uint8Array.from([4, 250, 255]);

interface Asked {
  method: string;
  path: string;
  body: Record<string, string> | null;
  token: string | undefined;
}

let asked: Asked[];
let permission: NotificationPermission;
let answer: NotificationPermission; // what the reader says when the browser asks
let questions: number;
let taken: boolean; // whether the server takes what it is told
let key: string;
let subscription: ReturnType<typeof made> | null;
let endpoints: number;

/** What a browser hands out, and forgets when told to. */
function made(applicationServerKey: string) {
  const bytes = Uint8Array.from(atob(applicationServerKey.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
    letter.charCodeAt(0),
  );
  return {
    endpoint: `https://push.example/${++endpoints}`,
    options: { applicationServerKey: bytes.buffer },
    getKey: () => POINT.buffer,
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  };
}

/** A browser that can do all of it. */
function browser(): void {
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      subscription = made(applicationServerKey);
      return subscription;
    },
  };
  const registration = { pushManager };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: async () => {
      questions += 1;
      permission = answer;
      return answer;
    },
  });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
}

async function shown() {
  const PushSwitch = await pushSwitch();
  const mounted = await mount(<PushSwitch />);
  const box = mounted.find("switch-push") as HTMLInputElement;
  const press = async () => {
    await act(() => box.click());
    await settle();
  };
  return { box, press, said: () => mounted.root.querySelector("small")?.textContent };
}

const settle = () => act(() => new Promise<void>((done) => setTimeout(done, 5)));

beforeEach(async () => {
  localStorage.clear();
  setPerson("token-of-ada");
  asked = [];
  [permission, answer, questions, taken, key] = ["default", "granted", 0, true, KEY];
  [subscription, endpoints] = [null, 0];
  browser();
  vi.stubGlobal("fetch", async (path: string, options: RequestInit = {}) => {
    const headers = options.headers as Record<string, string> | undefined;
    const body = options.body ? JSON.parse(String(options.body)) : null;
    asked.push({ method: options.method ?? "GET", path, body, token: headers?.authorization });
    return path === "/api/push" ? Response.json({ key }) : new Response(null, { status: taken ? 204 : 503 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
  Reflect.deleteProperty(navigator, "standalone");
});

test("it is off, and nothing is asked before a press", async () => {
  const { box, said } = await shown();
  expect([box.checked, box.disabled]).toEqual([false, false]);
  expect(said()).toContain("Your browser asks you first");
  expect([questions, asked]).toEqual([0, []]);
});

test("a press asks the browser, then tells the server where and in which language", async () => {
  const { box, press, said } = await shown();
  await press();
  expect([box.checked, questions]).toEqual([true, 1]);
  expect(said()).toMatch(/^On:/);
  expect(asked.at(-1)).toEqual({
    method: "PUT",
    path: "/api/me/push",
    token: "Bearer token-of-ada",
    body: { endpoint: "https://push.example/1", key: "BPr_", auth: "BPr_", language: "en" },
  });
});

test("another press takes it back, at the server and in the browser", async () => {
  const { box, press } = await shown();
  await press();
  await press();
  expect(box.checked).toBe(false);
  expect(asked.at(-1)).toMatchObject({ method: "DELETE", body: { endpoint: "https://push.example/1" } });
  expect(subscription).toBeNull();
});

test("a reader who says no is told where to change it", async () => {
  answer = "denied";
  const { box, press, said } = await shown();
  await press();
  expect([box.checked, box.disabled]).toEqual([false, true]);
  expect(said()).toContain("blocks notifications");
  expect(asked).toEqual([]);
});

test("a reader who says nothing finds it off", async () => {
  answer = "default";
  const { box, press } = await shown();
  await press();
  expect([box.checked, box.disabled]).toEqual([false, false]);
});

test("a server that does not take it leaves the browser as it was", async () => {
  taken = false;
  const { box, press, said } = await shown();
  await press();
  expect(box.checked).toBe(false);
  expect(said()).toContain("did not work");
  expect(subscription).toBeNull();
});

test("it says why it is not possible", async () => {
  vi.stubGlobal("isSecureContext", false);
  expect((await shown()).said()).toContain("https");
  browser();
  Reflect.deleteProperty(window, "PushManager");
  expect((await shown()).said()).toContain("cannot do it");
  Object.assign(navigator, { standalone: false });
  const { box, said } = await shown();
  expect(said()).toContain("home screen");
  expect(box.disabled).toBe(true);
});

test("a page that opens tells the server only what it does not know", async () => {
  await (await shown()).press();
  const puts = () => asked.filter(({ method }) => method === "PUT").length;
  await renew();
  expect(puts()).toBe(1);
  prefer({ language: "fr" });
  await renew();
  expect(asked.at(-1)?.body?.language).toBe("fr");
  prefer({ language: "auto" });
  setPerson("another");
  await renew();
  expect(puts()).toBe(3);
});

test("a house with another key is subscribed to anew", async () => {
  await (await shown()).press();
  key = "BCanother-key_of";
  await renew();
  expect(asked.at(-1)?.body?.endpoint).toBe("https://push.example/2");
});

test("a page that opens after notifications were blocked takes it back", async () => {
  await (await shown()).press();
  permission = "denied";
  await renew();
  expect(asked.at(-1)?.method).toBe("DELETE");
  expect(localStorage.getItem("coronet.push")).toBeNull();
});

test("who is forgotten is forgotten by the browser too", async () => {
  await (await shown()).press();
  await release();
  expect([subscription, localStorage.getItem("coronet.push")]).toEqual([null, null]);
});
