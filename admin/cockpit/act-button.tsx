import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '#engine/ui/controls/button.tsx';
import { useIdempotencyKey } from '../api/idempotency-key.ts';
import { useReport } from '../components/layout/status-line.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';

interface ActButtonProps<Result> extends Pick<ButtonProps, 'variant' | 'aria-label'> {
  readonly children: ReactNode;
  /** Identifies the action: a retry after a lost reply uses the same idempotency key. */
  readonly of: object;
  readonly act: (idempotencyKey: string) => Promise<Result>;
  /** Status message after success. */
  readonly said: (result: Result) => string;
  /** Called after success. */
  readonly onDone?: () => void;
}

/** Button that performs an action at once and reports the outcome in the status line. */
export function ActButton<Result>({ children, of, act, said, onDone, variant = 'secondary', ...button }: ActButtonProps<Result>) {
  const { keyFor, forget } = useIdempotencyKey();
  const report = useReport();
  const acting = useMutation({
    mutationFn: () => act(keyFor(of)),
    onSuccess(result) {
      forget();
      report('room', { tone: 'success', text: said(result) });
      onDone?.();
    },
    onError: (error) => report('room', { tone: 'danger', text: messages().cockpit.failed(reasonOf(error)) }),
  });
  return (
    <Button {...button} variant={variant} pending={acting.isPending} onClick={() => acting.mutate()}>
      {children}
    </Button>
  );
}
