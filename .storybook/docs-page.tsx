/** The page of a file's stories: each once, under its name and the text of its comment. Props have a page of their own. */
import { lazy, Suspense } from 'react';

// Loaded lazily: no test has a page of stories, and the blocks are as large as the rest of Storybook.
const Blocks = lazy(async () => {
  const { Stories, Title } = await import('@storybook/addon-docs/blocks');
  return {
    default: () => (
      <>
        <Title />
        <p>
          When to use each part, and what may be said to it, stands in Design / Props. Stories that have a window or a theme of
          their own are not on this page: open them from the list.
        </p>
        <Stories title="" />
      </>
    ),
  };
});

export function DocsPage() {
  return (
    <Suspense fallback={null}>
      <Blocks />
    </Suspense>
  );
}
