/** The gallery as a story: its state and its window are arguments, theme, text and colours the toolbar's. */
import { createContext, type ReactNode, useContext } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { WINDOWS, type WindowName } from '../windows.ts';
import { Gallery, type ShownChallenge } from './gallery.tsx';

interface GalleryArgs {
  readonly state: string;
  readonly window: WindowName;
}

/** The toolbar's globals, as addresses write them. */
const ToolbarContext = createContext('');

interface Shown {
  readonly globals: Readonly<Record<string, unknown>>;
}

export function gallery(challenges: readonly ShownChallenge[]) {
  const states = [...new Set(challenges.flatMap((challenge) => Object.keys(challenge.states)))];

  function AllChallenges({ state, window }: GalleryArgs): ReactNode {
    return <Gallery challenges={challenges} state={state} window={window} globals={useContext(ToolbarContext)} />;
  }
  const args: GalleryArgs = { state: 'First View', window: 'laptop' };
  const story = {
    args,
    argTypes: {
      state: { control: 'select', options: states },
      window: {
        control: { type: 'select', labels: Object.fromEntries(Object.entries(WINDOWS).map(([key, { name }]) => [key, name])) },
        options: Object.keys(WINDOWS),
      },
    },
    parameters: { controls: { disable: false } },
    decorators: (Story: () => ReactNode, { globals }: Shown) => (
      <ToolbarContext value={['theme', 'text', 'colours'].map((name) => `${name}:${globals[name]}`).join(';')}>
        <Story />
      </ToolbarContext>
    ),
    play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
      const canvas = within(canvasElement);
      await expect(canvas.getAllByRole('link')).toHaveLength(challenges.length);
      await expect(await framesOf(canvasElement)).toBeLessThan(challenges.length);
    },
  } as const;
  return { AllChallenges, story };
}

/** Number of challenges that are shown as frames, once there is at least one. */
async function framesOf(element: HTMLElement): Promise<number> {
  const count = () => element.querySelectorAll('iframe').length;
  await waitFor(() => expect(count()).toBeGreaterThan(0));
  return count();
}
