/** Lets the page be installed and open without its server; browsers offer this on https and on this machine alone. */

import { fileAt } from "./pocket/site";

const WORKER = fileAt("sw.js");

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

export function install(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  void navigator.serviceWorker.register(ours(WORKER)).catch(() => undefined); // a private window may refuse: the page works without
}

let policy: { createScriptURL(url: string): string } | undefined;

/** The address of a worker, as one that may be run. */
export function ours(url: string): string {
  const policies = (window as { trustedTypes?: Policies }).trustedTypes;
  policy ??= policies?.createPolicy("coronet-worker", { createScriptURL: onlyOurs });
  return policy ? policy.createScriptURL(url) : url;
}

function onlyOurs(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`no worker of ours: ${url}`);
  return url;
}
