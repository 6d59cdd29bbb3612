/** The board of Lamplighters on the page: plain DOM, drawn anew with every state. */

const GLOW = { amber: "#ffb52e", blue: "#5aa9ff", green: "#63d07b", rose: "#ff7fa8" };
const CARD = "border-radius:12px;padding:10px;background:#1b2238;color:#fcf6e7;border:2px solid #39415c;font:inherit;text-align:left;";

/** An element with a style, children and attributes. */
function make(tag, style, children = [], attributes = {}) {
  const node = document.createElement(tag);
  node.style.cssText = style;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

/** A count after its sign: ✹ for lights, ● for oil. */
const sign = (mark, count) => make("span", `margin-left:16px;color:${mark === "✹" ? "#ffd76a" : "#d08a3c"}`, [`${mark} ${count}`]);

/** A street lamp, lit or dark. */
function lantern(color, lit) {
  const glow = lit ? `box-shadow:0 0 22px 6px ${color};` : "";
  const glass = make("div", `width:34px;height:42px;margin:14px auto 0;border-radius:10px 10px 4px 4px;background:${color};opacity:${lit ? 1 : 0.75};${glow}`);
  return make("div", "width:76px", [glass, make("div", "width:6px;height:30px;margin:0 auto;background:#8b8373")]);
}

export function mount(target, choose) {
  /** A card that can be chosen when an option is about it. */
  function card(state, action, style, children) {
    const option = state.options.find((one) => one.action === action);
    const chosen = state.selected === action;
    const border = chosen ? "border-color:#ffe9a8;" : option ? "border-color:#e8b64c;cursor:pointer;" : "";
    const node = make(option ? "button" : "div", CARD + style + border, children, option ? { "data-legal": "", "data-action": action, "aria-pressed": String(chosen) } : {});
    if (chosen) node.dataset.picked = "";
    if (option) node.addEventListener("click", () => choose(action));
    return node;
  }

  function update(state) {
    const { view, content, options, names } = state;
    const about = (key) => content.components.find((one) => one.key === key);
    const cells = (kind, number) => about(`${kind}.${number}`).cells;
    const words = (kind, number) => make("small", "display:block;max-width:170px", [about(`${kind}.${number}`).words]);
    const lamp = (number) => card(state, `light ${number}`, "", [lantern(GLOW[cells("lamp", number).color], false), words("lamp", number)]);
    const errand = (number) => card(state, `keep ${number}`, `border-left:10px solid ${GLOW[cells("errand", number).color]};`, [words("errand", number)]);
    const row = (children, label) => make("div", "display:flex;flex-wrap:wrap;gap:14px;margin-bottom:18px;align-items:stretch", children, label ? { role: "group", "aria-label": label } : {});
    const others = options.filter(({ action }) => !/^(light|keep) /.test(action));
    const people = view.players.map((player, seat) => {
      const kept = player.errand ? [errand(player.errand)] : [];
      const lit = player.lamps.map((number) => make("div", "", [lantern(GLOW[cells("lamp", number).color], true)], { title: about(`lamp.${number}`).words }));
      const head = make("h3", `border-bottom:3px solid var(--seat-${seat});margin-bottom:6px`, [names[seat] ?? "", sign("✹", player.light), sign("●", player.oil)]);
      return make("section", `${CARD}min-width:220px;flex:1`, [head, row(lit), ...kept]);
    });
    const hand = view.players[state.seat]?.errand ? [] : (view.players[state.seat]?.hand ?? []);
    target.replaceChildren(
      make("div", "font-size:1.05rem", [
        make("h2", "margin-bottom:12px", [`${content.title}  ${"●".repeat(view.round)}${"○".repeat(view.evenings - view.round)}`]),
        row(view.street.map(lamp), content.title),
        row(hand.map(errand)),
        row(others.map(({ action, words }) => card(state, action, "", [words]))),
        row(people),
      ]),
    );
  }

  return { update, destroy: () => target.replaceChildren() };
}
