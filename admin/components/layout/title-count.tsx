/** Count in the document title, as « (2) … », visible from other tabs. */
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { NAME } from '#engine/ui/brand/branding.ts';

const CountContext = createContext<(count: number) => void>(() => {});

interface DocumentTitleProps {
  /** Title of the page, without the product's name. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Sets the document title while mounted, and restores the previous one. */
export function DocumentTitle({ title, children }: DocumentTitleProps) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  }, []);
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${title} · ${NAME}`;
  }, [title, count]);
  return <CountContext value={setCount}>{children}</CountContext>;
}

/** Shows a count in the title while the caller is mounted; nothing for 0. */
export function useTitleCount(count: number): void {
  const show = useContext(CountContext);
  useEffect(() => {
    show(count);
    return () => show(0);
  }, [show, count]);
}
