/** A number before the page's title, as « (2) … »: what waits is seen from another tab. */
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { NAME } from '#engine/ui/brand/branding.ts';

const CountContext = createContext<(count: number) => void>(() => {});

interface DocumentTitleProps {
  /** Of the page, before the name of the product. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Titles the document while its children are there, and puts the former title back. */
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

/** Shows this number in the title, for as long as the caller is there; none for 0. */
export function useTitleCount(count: number): void {
  const show = useContext(CountContext);
  useEffect(() => {
    show(count);
    return () => show(0);
  }, [show, count]);
}
