import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Terminal, type TerminalLine } from './terminal.tsx';

/** Answers each command with its length. */
function Counting() {
  const [lines, setLines] = useState<readonly TerminalLine[]>([{ id: 0, type: 'output', content: 'Bonjour.' }]);
  const run = (line: string) =>
    setLines([
      ...lines,
      { id: lines.length, type: 'command', content: line },
      { id: lines.length + 1, type: 'output', content: `${line.length} signes` },
    ]);
  return (
    <Terminal
      host="essai@quai"
      lines={lines}
      onRun={run}
      keys={['ls', 'cat ']}
      complete={(line) => line.replace(/no$/, 'note')}
    />
  );
}

const line = page.getByRole('textbox', { name: /Ligne de commande/ });

beforeEach(async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  root.render(<Counting />);
  await expect.element(line).toBeVisible();
});

it('takes what is typed after a click anywhere on its screen, and nothing for nothing', async () => {
  await page.getByText('Bonjour.').click();
  await userEvent.keyboard('  cat note {Enter}');
  await expect.element(page.getByText('8 signes')).toBeVisible();
  await userEvent.keyboard('   {Enter}');
  await expect.element(line).toHaveValue('');
  expect(page.getByText(/signes/).elements()).toHaveLength(1);
});

it('recalls what was typed with the arrows, and ends on an empty line', async () => {
  await line.click();
  await userEvent.keyboard('ls{Enter}pwd{Enter}');
  for (const [key, shown] of [
    ['ArrowUp', 'pwd'],
    ['ArrowUp', 'ls'],
    ['ArrowUp', 'ls'],
    ['ArrowDown', 'pwd'],
    ['ArrowDown', ''],
    ['ArrowDown', ''],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(line).toHaveValue(shown);
  }
});

it('has keys that run a line, and keys that begin one', async () => {
  await page.getByRole('button', { name: 'ls' }).click();
  await expect.element(page.getByText('2 signes')).toBeVisible();
  await page.getByRole('button', { name: 'cat …' }).click();
  await expect.element(line).toHaveFocus();
  await userEvent.keyboard('a{Enter}');
  await expect.element(page.getByText('5 signes')).toBeVisible();
});

it('completes what is begun with Tab, and lets Tab leave when there is nothing to add', async () => {
  await line.click();
  await userEvent.keyboard('cat no{Tab}');
  await expect.element(line).toHaveValue('cat note');
  await expect.element(line).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'ls' })).toHaveFocus();
});
