/** The parts that every screen is made of. */
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '#engine/ui/controls/button.tsx';
import { Dialog } from '#engine/ui/controls/dialog.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { RadioOption } from '#engine/ui/controls/radio-option.tsx';
import { Badge } from '#engine/ui/feedback/badge.tsx';
import { Loading } from '#engine/ui/feedback/loading.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import preview from '../preview.tsx';
import styles from './gallery.module.css';

const TONES = ['success', 'danger', 'warning', 'info'] as const;

const meta = preview.meta({
  title: 'Design/Parts',
  tags: ['autodocs'],
});

export const Buttons = meta.story({
  render: () => (
    <div className={styles.parts}>
      <div className={styles.row}>
        {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button pending>pending</Button>
        <Button disabled>disabled</Button>
      </div>
    </div>
  ),
});

export const Fields = meta.story({
  render: () => (
    <div className={styles.parts}>
      <Field label="Adresse e-mail" type="email" description="Celle de votre travail." />
      <Field label="Code de session" error="Ce code n’ouvre aucune session." defaultValue="ABCD" />
    </div>
  ),
});

export const Options = meta.story({
  render: () => (
    <fieldset className={`${styles.parts} ${styles.asked}`}>
      <legend>Que faites-vous&nbsp;?</legend>
      {['Je préviens mon équipe.', 'J’attends.'].map((option, index) => (
        <RadioOption key={option} name="open" checked={index === 0} onChoose={() => {}}>
          {option}
        </RadioOption>
      ))}
      <RadioOption name="decided" checked disabled right onChoose={() => {}}>
        C’était cela.
      </RadioOption>
    </fieldset>
  ),
});

export const Notices = meta.story({
  render: () => (
    <div className={styles.parts}>
      {TONES.map((tone) => (
        <Notice key={tone} tone={tone} title={tone}>
          Une phrase, et ce que l’on peut faire.
        </Notice>
      ))}
    </div>
  ),
});

export const Badges = meta.story({
  render: () => (
    <div className={styles.parts}>
      <div className={styles.row}>
        {(['neutral', ...TONES, 'signal'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
    </div>
  ),
});

export const Waiting = meta.story({ render: () => <Loading label="Chargement de la mission…" /> });

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.page}>
      <Button onClick={() => setOpen(true)}>Ouvrir</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Une fenêtre"
        actions={<Button onClick={() => setOpen(false)}>J’ai compris</Button>}
      >
        <p>Échap la ferme, et le bouton qui l’a ouverte retrouve le focus.</p>
      </Dialog>
    </div>
  );
}

export const DialogOpen = meta.story({
  // The open dialog would cover the page of all parts.
  tags: ['!autodocs'],
  render: () => <Opener />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Ouvrir' });
    await userEvent.click(opener);
    await userEvent.click(await canvas.findByRole('button', { name: 'J’ai compris' }));
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await canvas.findByRole('dialog', { name: 'Une fenêtre' });
  },
});
