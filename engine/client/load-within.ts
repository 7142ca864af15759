/** Error of a page that took too long to load. */
class LoadTimeout extends Error {
  override readonly name = 'LoadTimeout';
}

/** The promise's outcome, or a `LoadTimeout` after `ms` milliseconds. */
export function loadWithin<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadTimeout(`not loaded within ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
