/** The page round the stories of a file, in the theme of the stories: by itself Storybook leaves it light. */
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense, useSyncExternalStore } from 'react';

/** A story that is shown says its theme here (preview.tsx), and again when the toolbar changes it. */
const page = document.documentElement;
const isDark = () => page.dataset['theme'] === 'dark';

function follow(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(page, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

// As its blocks (docs-page.tsx): no test has such a page.
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
