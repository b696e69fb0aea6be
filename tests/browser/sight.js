// What is wrong with the page as it stands now, by bounding boxes. Returns sentences; none is best.
(whole) => {
  const faults = [];
  const wide = document.documentElement.clientWidth;
  const high = window.innerHeight;
  const main = document.querySelector("[data-testid=table]");
  const named = (node) => {
    const near = node.closest("[data-testid]");
    const id = near ? `${near.dataset.testid} ` : "";
    return `${id}${node.tagName.toLowerCase()}.${node.className?.baseVal ?? node.className} "${(node.innerText ?? "").replace(/\s+/g, " ").slice(0, 30)}"`;
  };
  const box = (one) => `${Math.round(one.left)},${Math.round(one.top)} to ${Math.round(one.right)},${Math.round(one.bottom)}`;

  // Ornament, what readers alone hear, and notes that float for a moment
  const LEFT_OUT = "[aria-hidden=true], .vh, .refusal, .bubble, .dressing, .badge, script, style, svg, option, [popover]";
  const isShown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const clips = (style) => /hidden|clip/.test(style.overflowX + style.overflowY);
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);

  // The part of a box that its scrolling ancestors let through
  const seen = (node, rect, from = node.parentElement) => {
    const part = { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom };
    for (let at = from; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (!clips(style) && !scrolls(style)) continue;
      const edge = at.getBoundingClientRect();
      part.left = Math.max(part.left, edge.left);
      part.top = Math.max(part.top, edge.top);
      part.right = Math.min(part.right, edge.right);
      part.bottom = Math.min(part.bottom, edge.bottom);
    }
    return part.right - part.left > 1 && part.bottom - part.top > 1 ? part : null;
  };

  // Letters stand in boxes taller than their line where a line is set tight; the line is what counts
  const lineBox = (range, node) => {
    const whole = range.getBoundingClientRect();
    const line = range.getClientRects()[0]?.height ?? 0;
    const extra = Math.max(0, line - (Number.parseFloat(getComputedStyle(node).lineHeight) || line)) / 2;
    return new DOMRect(whole.left, whole.top + extra, whole.width, Math.max(0, whole.height - 2 * extra));
  };

  const texts = [];
  const walker = document.createTreeWalker(document.getElementById("page"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const node = text.parentElement;
    if (!text.data.trim() || node.closest(LEFT_OUT) || !isShown(node)) continue;
    range.selectNodeContents(text);
    const rect = lineBox(range, node);
    if (rect.width < 1) continue;
    texts.push({ node, text, rect });
    const style = getComputedStyle(node);
    if (Number.parseFloat(style.fontSize) < 12 && !node.closest(".card, .mini"))
      faults.push(`text of ${style.fontSize}: ${named(node)}`);
    checkCut(node, rect);
  }

  // Cut off by a box that hides what does not fit. People's names may end in an ellipsis.
  function checkCut(node, rect) {
    if (node.closest("bdi, .name, .to, [data-testid^=pick-], .mini, .hand .card")) return;
    for (let at = node; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (scrolls(style)) return;
      const edge = at.getBoundingClientRect();
      if (clips(style) && (rect.top >= edge.bottom - 2 || rect.bottom <= edge.top + 2)) return; // dropped as a whole line
      const out = Math.max(edge.left - rect.left, rect.right - edge.right, edge.top - rect.top - 3, rect.bottom - edge.bottom - 3);
      if (clips(style) && out > 1.5) return faults.push(`cut off by ${Math.round(out)} px: ${named(node)} in ${named(at)}`);
      if (at.matches("button, .chip, .pill, .btn, .dock, .seat > *") && out > 2.5)
        return faults.push(`runs ${Math.round(out)} px out of its box: ${named(node)} in ${named(at)}`);
    }
    if (rect.left < -1 || rect.right > wide + 1) faults.push(`beyond the edge (${box(rect)}): ${named(node)}`);
  }

  // Nothing lies on anything else: words on words, words or cards on foreign controls, controls on controls
  const inHand = (node) => node.closest(".hand");
  const floats = (node) => node.closest("[data-testid=sheet], .bar, [data-state=between] .desk"); // stays in view above the rest
  const controls = [...document.querySelectorAll("#page button, #page a[href], #page input, #page select, #page summary")]
    .filter((node) => isShown(node) && !node.closest(LEFT_OUT) && !node.closest("[inert]") && !inHand(node))
    .map((node) => ({ node, rect: node.getBoundingClientRect() }));
  const words = texts.filter(({ node }) => !inHand(node) && !node.closest(".tag")); // a tag lies on its place's card
  const shown = [...document.querySelectorAll("#page .card:not(button)")]
    .filter((node) => isShown(node) && !node.closest(LEFT_OUT) && !inHand(node) && !node.closest("button"))
    .map((node) => ({ node, isCard: true, rect: node.getBoundingClientRect() }));
  const parts = [...words, ...controls, ...shown].map((part) => ({ ...part, rect: seen(part.node, part.rect, part.text && part.node) })).filter((part) => part.rect);
  const inside = (one, other) => one.node === other.node || one.node.contains(other.node) || other.node.contains(one.node);
  for (const [at, one] of parts.entries()) {
    for (const other of parts.slice(at + 1)) {
      if (inside(one, other) || Boolean(floats(one.node)) !== Boolean(floats(other.node))) continue;
      if (one.isCard && other.isCard) continue; // piles, and cards that lie askew
      if (one.node.matches(".runner .card") && other.node.matches(".runner .card")) continue; // a trick of many fans a little
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      const slack = one.text && other.text ? 4 : 3; // lines of words stand in boxes a little taller than their letters
      if (across > 2 && down > slack)
        faults.push(`overlap of ${Math.round(across)} x ${Math.round(down)}: ${named(one.node)} and ${named(other.node)}`);
    }
  }

  // A finger finds every control: 44 px to press, or as far as the next one; a card at least 36
  for (const { node, rect } of controls) {
    const part = seen(node, rect);
    if (!part || node.matches(":disabled") || getComputedStyle(node).display === "inline") continue;
    if (Math.min(rect.width, rect.height) >= (node.matches(".card") ? 36 : 43.5)) continue;
    const cx = (rect.left + rect.right) / 2;
    const cy = (rect.top + rect.bottom) / 2;
    for (const [x, y] of [[cx - 21, cy], [cx + 21, cy], [cx, cy - 21], [cx, cy + 21]]) {
      if (x < 8 || y < 8 || x >= wide - 8 || y >= high - 8) continue; // a finger may miss over the edge
      const hit = document.elementFromPoint(x, y);
      if (hit?.closest("[data-testid=sheet]") && !floats(node)) break; // lies under the sheet
      if (hit && !node.contains(hit) && !hit.closest("button, a, summary") && !hit.closest("label")?.contains(node)) {
        faults.push(`${Math.round(rect.width)} x ${Math.round(rect.height)} px to press: ${named(node)}`);
        break;
      }
    }
  }

  // The hand: every card shows its index column, none lies below the edge
  const cards = [...document.querySelectorAll("[data-testid=hand] > li:has(button)")].filter(isShown).map((item) => {
    const button = item.querySelector("button");
    return { item, button, left: item.offsetLeft, row: item.dataset.row, width: button.offsetWidth };
  });
  for (const [at, card] of cards.entries()) {
    if (card.width < 36) faults.push(`a card ${card.width} px wide`);
    const next = cards[at + 1];
    if (next && next.row === card.row && next.left - card.left < 0.39 * card.width - 1)
      faults.push(`only ${next.left - card.left} px of ${card.button.dataset.testid} (${card.width} px wide) show`);
  }
  if (document.documentElement.scrollWidth > wide) faults.push(`${document.documentElement.scrollWidth - wide} px wider than the screen`);
  if (whole && main) {
    const hand = document.querySelector("[data-testid=hand]");
    const low = cards.length ? Math.max(...cards.map((card) => card.item.getBoundingClientRect().top + card.button.offsetHeight)) : 0;
    const rests = hand?.closest("[data-testid=replay]"); // shows its upper half
    if (low > high && !rests) faults.push(`the hand ends ${Math.round(low - high)} px below the edge`);
    if (main.dataset.state !== "between" && document.documentElement.scrollHeight > high + 1)
      faults.push(`the table is ${document.documentElement.scrollHeight - high} px taller than the screen`);
  }
  return faults;
};
