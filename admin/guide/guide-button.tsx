import { CircleHelp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ConsolePage } from '#schemas/console-pages.ts';
import { messages } from '../language/language.ts';

const GuideDialog = lazy(async () => ({ default: (await import('./guide-dialog.tsx')).GuideDialog }));

interface GuideButtonProps {
  /** The page, which determines the chapter that the guide opens with. */
  readonly page: ConsolePage['name'];
  readonly className: string | undefined;
}

/** Opens the guide, which is loaded from this installation at the first press: no other network is needed. */
export function GuideButton({ page, className }: GuideButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CircleHelp aria-hidden="true" />
        {messages().guide.open}
      </button>
      {open && (
        <Suspense fallback={null}>
          <GuideDialog page={page} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
