import { Component, type ComponentChildren } from "preact";

/** A part that is drawn anew only when what it is given changes; it reads nothing else. */
export function still<Given extends object>(draw: (given: Given) => ComponentChildren) {
  return class extends Component<Given> {
    override shouldComponentUpdate(given: Given): boolean {
      const before: Given = this.props;
      for (const name in given) if (given[name] !== before[name]) return true;
      for (const name in before) if (!(name in given)) return true;
      return false;
    }

    override render(): ComponentChildren {
      return draw(this.props);
    }
  };
}
