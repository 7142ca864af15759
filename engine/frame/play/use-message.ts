/** State of the verdict region: the message, its number, and the timer that clears it. */
import { useCallback, useEffect, useState } from 'react';
import type { Message } from '#engine/frame/scene/scene.ts';

interface Saying {
  readonly message: Message | null;
  readonly messageNumber: number;
  readonly say: (message: Message | null) => void;
  /** Clears the region if it still shows this message. */
  readonly withdraw: (message: Message) => void;
}

export function useMessage(): Saying {
  const [saying, setSaying] = useState<{ readonly message: Message | null; readonly messageNumber: number }>({
    message: null,
    messageNumber: 0,
  });
  const say = useCallback(
    (message: Message | null) => setSaying((before) => ({ message, messageNumber: before.messageNumber + 1 })),
    [],
  );
  const withdraw = useCallback(
    (message: Message) => setSaying((before) => (before.message === message ? { ...before, message: null } : before)),
    [],
  );

  useEffect(() => {
    const delay = saying.message?.clearsAfter;
    if (delay === undefined) return;
    const timer = setTimeout(() => say(null), delay);
    return () => clearTimeout(timer);
  }, [saying, say]);

  return { ...saying, say, withdraw };
}
