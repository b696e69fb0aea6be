/** Lets the page be installed and open without its server; browsers offer this on https and on this machine alone. */

const WORKER = "/sw.js";

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

export function install(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const policies = (window as { trustedTypes?: Policies }).trustedTypes;
  const policy = policies?.createPolicy("coronet-worker", { createScriptURL: onlyOurs });
  const url = policy ? policy.createScriptURL(WORKER) : WORKER;
  void navigator.serviceWorker.register(url).catch(() => undefined); // a private window may refuse: the page works without
}

function onlyOurs(url: string): string {
  if (url !== WORKER) throw new TypeError(`no worker of ours: ${url}`);
  return url;
}
