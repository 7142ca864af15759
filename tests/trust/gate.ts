/** A gate that the writers of a test pass before each call: it is shut while the server is killed, and open once the next server runs. */
export interface Gate {
  /** Address of the server that runs now. */
  url(): string;
  /** Waits until the gate is open. @returns a function to call at the end of the call that follows */
  enter(): Promise<() => void>;
  shut(): void;
  /** Resolves when no call is in flight. */
  empty(): Promise<void>;
  open(url: string): void;
}

export function createGate(first: string): Gate {
  let address = first;
  let underWay = 0;
  let opened: { readonly promise: Promise<void>; readonly resolve: () => void } | undefined;
  let whenEmpty: (() => void) | undefined;
  return {
    url: () => address,
    async enter() {
      while (opened) await opened.promise;
      underWay += 1;
      let left = false;
      return () => {
        if (left) return;
        left = true;
        underWay -= 1;
        if (underWay === 0) whenEmpty?.();
      };
    },
    shut() {
      let resolve = () => {};
      const promise = new Promise<void>((done) => {
        resolve = done;
      });
      opened = { promise, resolve };
    },
    empty: () =>
      new Promise((resolve) => {
        if (underWay === 0) resolve();
        else whenEmpty = resolve;
      }),
    open(url) {
      address = url;
      whenEmpty = undefined;
      opened?.resolve();
      opened = undefined;
    },
  };
}
