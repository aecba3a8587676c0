/** A page that can give back what it has decoded. */
export type KeptPage = { cleanup: () => unknown };

/** A file that is being opened, and is open once a page comes. */
export type OpenFile<Page extends KeptPage> = {
  getPage: (page: number) => Promise<Page>;
  close: () => unknown;
};

/** A file that is in use. */
export type HeldFile<Page extends KeptPage> = {
  /** A page (from 1). @throws whatever keeps the file, or the page, from being opened */
  getPage: (page: number) => Promise<Page>;
  /** The file is no longer in use; it stays open for a while. */
  release: () => void;
};

/** What is kept at most. */
export type KeeperLimits = {
  /** For how long a file stays open that nobody uses, in milliseconds. */
  idleMs: number;
  /** Files that are open though nobody uses them. */
  files: number;
  /** Pages of one file whose pictures stay decoded: each takes up to 35 MB. */
  pages: number;
};

type Kept<Page extends KeptPage> = {
  file: OpenFile<Page>;
  users: number;
  /** The page that was asked for last stands last. */
  pages: Map<number, Promise<Page>>;
  timer: ReturnType<typeof setTimeout> | undefined;
};

/**
 * Keeps files open between looks at them, so that thirty parts of one file are not thirty downloads and thirty decoded
 * pictures. Bounded: files that nobody uses are closed after a while, and the pages looked at last stay.
 */
export class PdfKeeper<Page extends KeptPage> {
  readonly #limits: KeeperLimits;
  readonly #kept = new Map<string, Kept<Page>>();

  constructor(limits: KeeperLimits) {
    this.#limits = limits;
  }

  /** Uses a file that is open under a key, or opens it. */
  hold(key: string, open: () => OpenFile<Page>): HeldFile<Page> {
    const kept: Kept<Page> = this.#kept.get(key) ?? {
      file: open(),
      users: 0,
      pages: new Map(),
      timer: undefined,
    };
    // The file that was used last stands last.
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    clearTimeout(kept.timer);
    kept.users += 1;
    let isHeld = true;
    return {
      getPage: (page) => this.#getPage(key, kept, page),
      release: () => {
        if (!isHeld) return;
        isHeld = false;
        kept.users -= 1;
        if (kept.users > 0) return;
        kept.timer = setTimeout(() => this.#close(key, kept), this.#limits.idleMs);
        this.#closeSurplus();
      },
    };
  }

  #getPage(key: string, kept: Kept<Page>, number: number): Promise<Page> {
    const page = kept.pages.get(number) ?? kept.file.getPage(number);
    kept.pages.delete(number);
    kept.pages.set(number, page);
    for (const [other, oldest] of kept.pages) {
      if (kept.pages.size <= this.#limits.pages) break;
      kept.pages.delete(other);
      void oldest.then(
        (each) => each.cleanup(),
        () => undefined,
      );
    }
    // What could not be opened is opened anew by the next who asks.
    page.catch(() => {
      kept.pages.delete(number);
      if (this.#kept.get(key) === kept) this.#kept.delete(key);
    });
    return page;
  }

  #closeSurplus(): void {
    const unused = [...this.#kept].filter(([, { users }]) => users === 0);
    for (const [key, kept] of unused.slice(0, Math.max(0, unused.length - this.#limits.files)))
      this.#close(key, kept);
  }

  #close(key: string, kept: Kept<Page>): void {
    clearTimeout(kept.timer);
    if (this.#kept.get(key) === kept) this.#kept.delete(key);
    void kept.file.close();
  }
}
