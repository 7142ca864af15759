import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { formatNumber } from '../../format/numbers.ts';
import { messages } from '../../language/language.ts';
import styles from './paging.module.css';

interface PagingProps {
  /** Number of rows before this page. */
  readonly offset: number;
  /** Rows for each page. */
  readonly limit: number;
  /** Total number of rows. */
  readonly total: number;
  /** Accessible name, where a page has more than one list. */
  readonly label?: string;
  /** Called with the offset of the requested page. */
  readonly onOffset: (offset: number) => void;
}

/**
 * '51–100 of 312', with buttons for the previous and next page. Where the list has become shorter than the page's beginning, its last page
 * is requested.
 */
export function Paging({ offset, limit, total, label, onOffset }: PagingProps) {
  const { paging } = messages().components;
  const last = Math.min(offset + limit, total);
  const isBeyond = offset >= total && total > 0;
  const toLastPage = useEffectEvent(() => onOffset(limit * Math.floor((total - 1) / limit)));
  useEffect(() => {
    if (isBeyond) toLastPage();
  }, [isBeyond]);
  return (
    <nav className={styles.paging} aria-label={label ?? paging.pages}>
      <p role="status">{paging.rows(formatNumber(offset + 1), formatNumber(last), formatNumber(total))}</p>
      {total > limit && (
        <>
          <Button
            variant="secondary"
            aria-disabled={offset === 0}
            onClick={() => offset > 0 && onOffset(Math.max(0, offset - limit))}
          >
            <ChevronLeft aria-hidden="true" size={16} />
            {paging.previous}
          </Button>
          <Button variant="secondary" aria-disabled={last >= total} onClick={() => last < total && onOffset(offset + limit)}>
            {paging.next}
            <ChevronRight aria-hidden="true" size={16} />
          </Button>
        </>
      )}
    </nav>
  );
}
