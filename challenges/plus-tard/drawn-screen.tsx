import type { ReactNode } from 'react';
import type { Screen } from './artifacts.ts';
import { BrowserScreen } from './browser-screen.tsx';
import { ComputerScreen } from './computer-screen.tsx';
import { DiskScreen } from './disk-screen.tsx';
import { PhoneScreen } from './phone-screen.tsx';

export interface DrawnScreenProps<S extends Screen = Screen> {
  readonly screen: S;
  /** Whether the decisive place is circled, as it is after a gesture. */
  readonly marked?: boolean;
  /** The screen's buttons; left out in the reveal, which draws them. */
  readonly buttons?: ReactNode;
  /** For a message: the controls below it, which its sender did not write. */
  readonly left?: ReactNode;
}

/** The notice, message or disk as it appeared, with its own buttons. */
export function DrawnScreen({ screen, marked = false, buttons, left }: DrawnScreenProps) {
  switch (screen.kind) {
    case 'notice':
    case 'mail':
      return <ComputerScreen screen={screen} marked={marked} buttons={buttons} left={left} />;
    case 'page':
    case 'toolbar':
      return <BrowserScreen screen={screen} marked={marked} buttons={buttons} />;
    case 'phone-notice':
    case 'sms':
      return <PhoneScreen screen={screen} marked={marked} buttons={buttons} left={left} />;
    default:
      return <DiskScreen screen={screen} marked={marked} buttons={buttons} />;
  }
}
