/** The room from the facilitator's seat: full, and quiet. */
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Call } from '#engine/client/call.ts';
import { unfoldSnapshot } from '#engine/rules/session/unfold-snapshot.ts';
import { createQueryClient } from '../../admin/api/queries.ts';
import { SignedInContext } from '../../admin/auth/signed-in.tsx';
import { WholeCockpit } from '../../admin/cockpit/whole-cockpit.tsx';
import { PageTitle } from '../../admin/components/layout/page-title.tsx';
import { StatusProvider } from '../../admin/components/layout/status-line.tsx';
import { fullCockpit, quietCockpit } from '../../admin/testing/a-cockpit.ts';
import preview from '../preview.tsx';
import styles from './gallery.module.css';

const meta = preview.meta({ title: 'Console/Room' });

/** Replies to the only two calls of the page: the account that is signed in, and notes without text. */
const call: Call = async (_method, path) => {
  const replies: Readonly<Record<string, unknown>> = {
    '/admin/me': { id: 'f1', username: 'marie', role: 'facilitator', createdAt: '', fromEnvironment: false, language: null },
  };
  return JSON.parse(JSON.stringify(replies[path] ?? { challenge: 'mission-1', sections: [], given: 1 }));
};
const calls = { giveHint: async () => 1, giveHintToAll: async () => 7, send: async () => undefined };

function Room({ snapshot }: { readonly snapshot: ReturnType<typeof fullCockpit> }) {
  const [queries] = useState(createQueryClient);
  const room = unfoldSnapshot(snapshot);
  return (
    <QueryClientProvider client={queries}>
      <StatusProvider>
        <SignedInContext value={{ call, signOut: () => undefined }}>
          <div lang="en" className={styles.parts}>
            <PageTitle>{room.name}</PageTitle>
            <WholeCockpit
              session="s1"
              room={room}
              calls={calls}
              now={Date.parse(room.clock.now)}
              selfPaced={false}
              catalogue={[]}
            />
          </div>
        </SignedInContext>
      </StatusProvider>
    </QueryClientProvider>
  );
}

/** 500 people and 22 missions: few rows are drawn, and every cell is reached by keyboard. */
export const FullHouse = meta.story({
  render: () => <Room snapshot={fullCockpit()} />,
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: /^Needs help: / });
    const first = canvasElement.querySelector<HTMLElement>('tbody button');
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveAttribute('data-column', '1');
  },
});

export const Dark = meta.story({ render: () => <Room snapshot={fullCockpit(60, 9)} />, globals: { theme: 'dark' } });

export const Quiet = meta.story({ render: () => <Room snapshot={quietCockpit()} />, globals: { viewport: { value: 'tablet' } } });

export const OnAPhone = meta.story({
  render: () => <Room snapshot={fullCockpit(40, 22)} />,
  globals: { viewport: { value: 'narrow' } },
});
