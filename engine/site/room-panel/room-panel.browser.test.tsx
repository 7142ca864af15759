import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RoomPanel } from './room-panel.tsx';

function Room() {
  const [finale, setFinale] = useState(true);
  const [debrief, setDebrief] = useState(false);
  return (
    <>
      <RoomPanel icon={MessagesSquare} name="Dernière mission" where="" title="Le résultat" open={finale} onOpen={setFinale}>
        <button type="button" onClick={() => setDebrief(true)}>
          Au débriefing
        </button>
      </RoomPanel>
      <RoomPanel icon={MessagesSquare} name="Débriefing" where="" title="La question" open={debrief} onOpen={setDebrief}>
        <p>Que faire ?</p>
      </RoomPanel>
    </>
  );
}

it('puts away what lay open when something else begins, and can be taken up again', async () => {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  onTestFinished(() => {
    root.unmount();
    box.remove();
  });
  root.render(<Room />);
  await expect.element(page.getByRole('dialog', { name: 'Le résultat' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Au débriefing' }));
  await expect.element(page.getByRole('dialog', { name: 'La question' })).toBeVisible();
  await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Dernière mission' }));
  await expect.element(page.getByRole('dialog', { name: 'Le résultat' })).toBeVisible();
  expect(page.getByRole('dialog').elements()).toHaveLength(1);
});
