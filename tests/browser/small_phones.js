// What is wrong with a table on a small phone, by what a finger or an eye would meet there. Returns sentences.
(least) => {
  const faults = [];
  const tangible = new CSSStyleSheet(); // tags and lines let a press through to what lies under them; here they are met
  tangible.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets.push(tangible);
  const wide = document.documentElement.clientWidth;
  const high = window.innerHeight;
  const all = (css) => [...document.querySelectorAll(css)].filter((node) => node.checkVisibility({ visibilityProperty: true }));
  const named = (node) => {
    const near = node.closest("[data-testid]");
    return `${near ? near.dataset.testid : ""} ${node.className} "${(node.innerText ?? "").replace(/\s+/g, " ").slice(0, 30)}"`;
  };
  const table = document.querySelector("[data-testid=table]");
  const isSheet = !table || table.dataset.state === "between" || document.querySelector(".princesses");

  if (document.documentElement.scrollWidth > wide) faults.push(`${document.documentElement.scrollWidth - wide} px wider than the screen`);
  if (document.querySelector("[data-testid=sheet]")) faults.push("a sheet lies over the table");
  if (!isSheet && document.documentElement.scrollHeight > high + 1)
    faults.push(`${document.documentElement.scrollHeight - high} px taller than the screen`);

  // The bar: one row
  const rows = new Set(all(".topbar > *, .topbar .tool").map((node) => node.getBoundingClientRect()).filter(({ width }) => width > 0).map(({ top, height }) => Math.round((top + height / 2) / 8)));
  if (rows.size > 1) faults.push("the bar has more than one row");

  // What a finger meets in the corners of a box, where that is not the thing itself
  const over = (node, { left, top, right, bottom }) => {
    const corners = [[left + 1, top + 1], [right - 1, top + 1], [left + 1, bottom - 1], [right - 1, bottom - 1]];
    const met = corners.map(([x, y]) => document.elementFromPoint(x, y)).find((one) => !node.contains(one));
    return met === undefined ? null : met ? named(met) : "the edge";
  };

  // The figure on a card, as far as ink goes: letters stand in boxes taller than themselves
  const figure = (card) => {
    const text = card.querySelector(".idx b, .face");
    if (!text) return null;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const size = Number.parseFloat(getComputedStyle(text).fontSize);
    const middle = (top + bottom) / 2;
    return { left, right, top: middle - 0.36 * size, bottom: middle + 0.36 * size };
  };

  // Cards on the cloth: large enough, their figures free
  for (const card of all(".runner .card, .runner .set, .mat > .slot .card, .mat > .slot .hole, .packet .card")) {
    if (card.offsetWidth < least - 0.5) faults.push(`a card of ${card.offsetWidth} px on the cloth: ${named(card)}`);
    if (card.getBoundingClientRect().bottom > high) faults.push(`below the edge: ${named(card)}`);
    const box = figure(card);
    if (!box || card.closest(".lost") || all(".herald").length > 0) continue; // who comes forward stands before the cloth
    if (over(card, box)) faults.push(`${over(card, box)} covers the number of ${named(card)}`);
  }

  // What is said of them, and who comes forward: whole, within the table, under nothing
  for (const said of all(".takes, .herald")) {
    const { left, right, top, bottom } = said.getBoundingClientRect();
    const cloth = table.getBoundingClientRect();
    const edges = [[(left + right) / 2, top + 2], [(left + right) / 2, bottom - 2], [left + 2, (top + bottom) / 2], [right - 2, (top + bottom) / 2]];
    if (left < cloth.left || right > cloth.right || top < cloth.top || bottom > Math.min(cloth.bottom, high)) faults.push(`not within the table: ${named(said)}`);
    if (said.scrollWidth > said.offsetWidth || said.scrollHeight > said.offsetHeight) faults.push(`too small for its words: ${named(said)}`);
    for (const met of edges.map(([x, y]) => document.elementFromPoint(x, y))) if (!said.contains(met)) faults.push(`${met ? named(met) : "the edge"} covers ${named(said)}`);
    for (const name of said.matches(".takes") ? all(".runner .who .name, .mat .slot .cap") : []) {
      const its = name.getBoundingClientRect();
      if (its.bottom > top + 1 && its.top < bottom && its.right > left && its.left < right) faults.push(`${named(said)} covers ${named(name)}`);
    }
  }

  // Counters beside each other
  for (const counts of all(".seat .counts")) {
    const inside = counts.closest(".seat").getBoundingClientRect();
    for (const one of counts.children) {
      const { left, right, width } = one.getBoundingClientRect();
      if (width > 0 && (left < inside.left - 2 || right > inside.right + 2)) faults.push(`a counter beside its seat: ${named(one)}`);
    }
  }

  const low = all("[data-testid=hand] .card").map((card) => Math.round(card.getBoundingClientRect().bottom - high));
  if (Math.max(...low) > 4) faults.push(`the hand ends ${Math.max(...low)} px below the edge`);

  // The hand: within the screen, number and suit of every card free
  for (const card of all("[data-testid=hand] .card")) {
    const whole = card.getBoundingClientRect();
    if (whole.left < -1 || whole.right > wide + 1) faults.push(`${named(card)} beside the screen`);
    const suit = card.querySelector(".idx svg")?.getBoundingClientRect();
    for (const box of [figure(card), suit?.width ? suit : null]) {
      if (box && over(card, box)) faults.push(`${over(card, box)} covers the index of ${named(card)}`);
    }
  }

  // The desk's buttons: all of each within the screen, none under anything
  for (const button of all(".desk button").filter((node) => !node.closest(".hand"))) {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (bottom > high + 1 || right > wide + 1 || left < -1) faults.push(`out of the screen: ${named(button)}`);
    else if (!button.contains(middle)) faults.push(`covered: ${named(button)}`);
  }
  document.adoptedStyleSheets.pop();
  return [...new Set(faults)];
};
