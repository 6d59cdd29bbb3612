/**
 * Walks all texts in sight and returns what is wrong with them: { fault, text, where, by }.
 *
 * - cut: a part lies outside of a box that clips it (and cannot be scrolled there), or ends in an ellipsis
 * - out: a part lies outside of the painted box that the text belongs to, or of the window
 * - broken: a word goes on in another line without a hyphen
 * - over: two texts lie on each other
 * - hidden: something that is not a layer of its own lies on a text
 */
({ layers, fading }) => {
  const SLACK = 1.2; // pixels: rounding of boxes and the side bearings of letters
  const found = [];
  const style = new Map();
  const styleOf = (node) => style.get(node) ?? (style.set(node, getComputedStyle(node)), style.get(node));
  const say = (fault, { text, parent }, by = "") => {
    const clean = text.trim().replace(/\s+/g, " ").slice(0, 60);
    if (!found.some((one) => one.fault === fault && one.text === clean && one.where === nameOf(parent)))
      found.push({ fault, text: clean, where: nameOf(parent), by });
  };
  const own = (node) => node.localName + [...node.classList].filter((name) => !name.startsWith("svelte-")).map((name) => `.${name}`).join("");
  const nameOf = (node) => {
    const names = [];
    for (let up = node; up && up !== document.body && names.length < 4; up = up.parentElement)
      if (up === node || up.classList.length) names.unshift(own(up));
    return names.join(" ");
  };
  /** The letters of a line without the empty space above and below them. */
  const ink = ({ left, right, top, bottom }) => {
    const rim = (bottom - top) * 0.2;
    return { left, right, top: top + rim, bottom: bottom - rim };
  };
  const inside = (node) => {
    const box = node.getBoundingClientRect();
    if (node instanceof SVGElement) return box;
    const scale = node.offsetWidth ? box.width / node.offsetWidth : 1;
    const left = box.left + node.clientLeft * scale;
    const top = box.top + node.clientTop * scale;
    return { left, top, right: left + node.clientWidth * scale, bottom: top + node.clientHeight * scale };
  };
  const common = (a, b) => ({ left: Math.max(a.left, b.left), right: Math.min(a.right, b.right), top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom) });
  const empty = ({ left, right, top, bottom }) => right - left < 1 || bottom - top < 1;
  const sticksOut = (line, box, free) =>
    (!free.x && (line.left < box.left - SLACK || line.right > box.right + SLACK)) || (!free.y && (line.top < box.top - SLACK || line.bottom > box.bottom + SLACK));
  const painted = (node) => {
    const { backgroundColor, backgroundImage, boxShadow, borderTopWidth, borderTopColor } = styleOf(node);
    const clear = /^rgba\(.*, 0(\.[0-4]\d*)?\)$|^transparent$/;
    return !clear.test(backgroundColor) || backgroundImage !== "none" || boxShadow !== "none" || (parseFloat(borderTopWidth) > 0 && !clear.test(borderTopColor));
  };
  const opaque = (node) => {
    if (node instanceof SVGElement) return true;
    const { backgroundColor, backgroundImage } = styleOf(node);
    return backgroundImage !== "none" || !/^rgba\(.*, 0(\.[0-6]\d*)?\)$|^transparent$/.test(backgroundColor);
  };

  // Once for the page: what ignores the pointer can hide a text as well.
  if (!document.adoptedStyleSheets.length) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { pointer-events: auto !important }");
    document.adoptedStyleSheets = [sheet];
  }

  // ---- the texts in sight, line by line -------------------------------------------------------
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest(".unseen, script, style, title, option")) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (parent.closest(fading) || !parseFloat(styleOf(parent).fontSize)) continue;
    const lines = [];
    for (const { 0: word, index } of node.data.matchAll(/[^\s\u200b]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (!rects.length) continue;
      const rows = rects.filter((rect, i) => !i || rect.top > rects[i - 1].top + rect.height / 2);
      if (rows.length > 1 && /\p{L}{2}/u.test(word) && !/[\u00ad\u2013\u2014\u2026/-]/.test(word)) say("broken", { text: word, parent });
      for (const rect of rects) {
        const line = ink(rect);
        const last = lines.at(-1);
        if (last && Math.abs(last.top - line.top) < 1) last.right = Math.max(last.right, line.right);
        else lines.push({ ...line });
      }
    }
    if (lines.length) texts.push({ node, parent, text: node.data, lines });
  }

  // ---- boxes that clip, boxes that are painted, the window -------------------------------------
  const root = document.scrollingElement;
  const rolls = styleOf(document.body).overflowY !== "hidden" && root.scrollHeight > innerHeight;
  for (const text of texts) {
    text.seen = [];
    for (const line of text.lines) {
      let seen = { ...line };
      let free = { x: false, y: rolls };
      let passed = { x: false, y: false }; // boxes that scroll, on the way up
      let within = true; // no box that was laid elsewhere by hand is between
      let lost = false;
      for (let up = text.parent; up && up !== document.body && up !== root; up = up.parentElement) {
        const { overflowX, overflowY, position, display, textOverflow } = styleOf(up);
        const inline = display === "inline" || display === "contents";
        if (!inline && (overflowX !== "visible" || overflowY !== "visible")) {
          const box = inside(up);
          const scrolls = { x: /auto|scroll/.test(overflowX), y: /auto|scroll/.test(overflowY) };
          const gone = { x: line.left < box.left - SLACK || line.right > box.right + SLACK, y: line.top < box.top - SLACK || line.bottom > box.bottom + SLACK };
          if (!lost && ((gone.x && !scrolls.x && !free.x) || (gone.y && !scrolls.y && !free.y))) {
            say("cut", text, nameOf(up));
            lost = true;
          }
          if (!lost && textOverflow === "ellipsis" && up.scrollWidth > up.clientWidth + 1) {
            say("cut", text, `${nameOf(up)} ${up.clientWidth} of ${up.scrollWidth}`);
            lost = true;
          }
          free = { x: free.x || scrolls.x, y: free.y || scrolls.y };
          passed = { x: passed.x || scrolls.x, y: passed.y || scrolls.y };
          seen = common(seen, box);
          if (empty(seen)) break;
        } else if (!inline && within && !lost && !(up instanceof SVGElement) && painted(up) && sticksOut(line, up.getBoundingClientRect(), passed)) {
          const box = up.getBoundingClientRect();
          const size = ({ left, right, top, bottom }) => `${Math.round(right - left)}x${Math.round(bottom - top)}`;
          say("out", text, `${nameOf(up)} ${size(box)} of ${size(line)} (${["left", "top", "right", "bottom"].map((side) => Math.round(line[side] - box[side])).join(" ")})`);
          lost = true;
        }
        if (position === "absolute" || position === "fixed") within = false;
        if (position === "fixed") break;
      }
      if (!lost && ((!free.x && (line.left < -SLACK || line.right > innerWidth + SLACK)) || (!free.y && (line.top < -SLACK || line.bottom > innerHeight + SLACK)))) say("out", text, "window");
      seen = common(seen, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
      if (!empty(seen)) text.seen.push(seen);
    }
  }

  // ---- things on texts ---------------------------------------------------------------------------
  const related = (a, b) => a.contains(b) || b.contains(a);
  const layerOf = (node) => node.closest(layers);
  for (const text of texts) {
    text.free = text.seen.filter((line) => {
      const y = (line.top + line.bottom) / 2;
      for (const x of [line.left + 1, (line.left + line.right) / 2, line.right - 1]) {
        const hit = document.elementFromPoint(x, y);
        if (!hit || related(hit, text.parent)) continue;
        const layer = layerOf(hit);
        if (layer && !layer.contains(text.parent)) {
          const roll = scrollerOf(text.parent);
          if (roll && layer.matches(".prompt, .tabs") && styleOf(layer).position === "fixed") {
            const rest = roll.scrollHeight - roll.clientHeight - roll.scrollTop;
            if (line.bottom - rest > layer.getBoundingClientRect().top + SLACK) say("hidden", text, nameOf(layer));
          }
          return false;
        }
        if (!hit.checkVisibility({ opacityProperty: true })) continue;
        let covers = false;
        for (let up = hit; up && !up.contains(text.parent); up = up.parentElement) covers ||= opaque(up);
        if (covers) {
          say("hidden", text, nameOf(hit));
          return false;
        }
      }
      return true;
    });
  }
  function scrollerOf(node) {
    for (let up = node; up; up = up.parentElement) if (/auto|scroll/.test(styleOf(up).overflowY) && up.scrollHeight > up.clientHeight) return up;
    return null;
  }

  // ---- texts on texts ----------------------------------------------------------------------------
  const all = texts.flatMap((text) => text.free.map((line) => ({ text, line }))).sort((a, b) => a.line.top - b.line.top);
  all.forEach(({ text, line }, i) => {
    for (let j = i + 1; j < all.length && all[j].line.top < line.bottom; j++) {
      const other = all[j];
      if (other.text === text) continue;
      const both = common(line, other.line);
      if (both.right - both.left > SLACK && both.bottom - both.top > SLACK && layerOf(text.parent) === layerOf(other.text.parent))
        say("over", text, `${other.text.text.trim().slice(0, 40)} (${nameOf(other.text.parent)})`);
    }
  });

  // ---- words in fields -----------------------------------------------------------------------------
  const pen = document.createElement("canvas").getContext("2d");
  for (const field of document.querySelectorAll("select, input:is([type=text], [type=search], :not([type]))")) {
    if (!field.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { font, paddingLeft, paddingRight } = styleOf(field);
    // What is written in a field scrolls there.
    const text = field.localName === "select" ? (field.selectedOptions[0]?.text ?? "") : field.value ? "" : field.placeholder;
    pen.font = font;
    const arrow = field.localName === "select" && styleOf(field).appearance !== "none" ? 16 : 0;
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
    if (pen.measureText(text).width > room + 2 * SLACK) say("cut", { text, parent: field }, `${Math.round(room)} of ${Math.round(pen.measureText(text).width)}`);
  }
  return { found, texts: texts.length };
}
