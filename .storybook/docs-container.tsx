/** The page round the stories of a file, in the theme of the stories: by default Storybook leaves it light. */
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense, useSyncExternalStore } from 'react';

/** The element on which preview.tsx sets the theme of the shown story, and sets it again when the toolbar changes it. */
const page = document.documentElement;
const isDark = () => page.dataset['theme'] === 'dark';

function follow(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(page, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

// Loaded lazily, like the blocks of docs-page.tsx: no test has a docs page.
const Themed = lazy(async () => {
  const [{ DocsContainer: Container }, { themes }] = await Promise.all([
    import('@storybook/addon-docs/blocks'),
    import('storybook/theming'),
  ]);
  return {
    default: (props: PropsWithChildren<DocsContainerProps>) => (
      <Container {...props} theme={useSyncExternalStore(follow, isDark) ? themes.dark : themes.light} />
    ),
  };
});

export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense fallback={null}>
      <Themed {...props} />
    </Suspense>
  );
}
