// Which node of the document stands for which node the engine wrote.

/** Pairs of nodes; a pair is forgotten with the node that was written. */
export class Standings {
  readonly #live = new WeakMap<Node, Node>();

  /** Pairs two trees that look the same. */
  add(written: Node, live: Node): void {
    this.#live.set(written, live);
    let other = live.firstChild;
    for (let node = written.firstChild; node && other; node = node.nextSibling) {
      this.add(node, other);
      other = other.nextSibling;
    }
  }

  /** Lets a tree that was written later take the place of one that looks the same. */
  hand(earlier: Node, later: Node): void {
    const live = this.of(earlier);
    if (live) this.#live.set(later, live);
    let other = later.firstChild;
    for (let node = earlier.firstChild; node && other; node = node.nextSibling) {
      this.hand(node, other);
      other = other.nextSibling;
    }
  }

  /** Lets one node take the place of another; their children are seen to apart. */
  handOne(earlier: Node, later: Node): void {
    const live = this.of(earlier);
    if (live) this.#live.set(later, live);
  }

  /** The node in the document; nothing where scripts took it away. */
  of(written: Node): Node | undefined {
    return this.#live.get(written);
  }
}
