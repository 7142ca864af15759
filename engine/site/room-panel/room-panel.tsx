import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Dialog } from '#engine/ui/controls/dialog.tsx';
import styles from './room-panel.module.css';

interface RoomPanelProps {
  readonly icon: LucideIcon;
  /** Name of the room's activity. */
  readonly name: string;
  /** State of the activity, in a few words. */
  readonly where: string;
  /** Title of the dialog. */
  readonly title: string;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly children: ReactNode;
}

/** Closes the panel that is open; null for none. */
let putAway: (() => void) | null = null;

/**
 * An activity of the whole room, over the page: a dialog that can be closed, and a line that opens it again. A panel that opens closes
 * another one: the result of the finale does not lie under a question of the debrief.
 */
export function RoomPanel({ icon: Icon, name, where, title, open, onOpen, children }: RoomPanelProps) {
  const close = useEffectEvent(() => onOpen(false));
  useEffect(() => {
    if (!open) return;
    const own = () => close();
    putAway?.();
    putAway = own;
    return () => {
      if (putAway === own) putAway = null;
    };
  }, [open]);
  return (
    <>
      <button type="button" className={styles.recall} aria-haspopup="dialog" onClick={() => onOpen(true)}>
        <Icon size={20} aria-hidden="true" />
        <strong>{name}</strong> {where}
      </button>
      <Dialog open={open} onClose={() => onOpen(false)} title={title} reading>
        {children}
      </Dialog>
    </>
  );
}
