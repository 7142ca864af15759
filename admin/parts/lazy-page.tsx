import { type ComponentType, lazy } from 'react';

function PageUnavailable() {
  return <p role="alert">This page could not be loaded. Check the connection and reload it.</p>;
}

/** A page of the console that is loaded when it is first shown: signing in does not wait for it. Needs a Suspense around it. */
export function lazyPage<P>(load: () => Promise<ComponentType<P>>) {
  return lazy<ComponentType<P>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: PageUnavailable }),
    ),
  );
}
