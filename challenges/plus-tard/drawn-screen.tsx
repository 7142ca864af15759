import type { ReactNode } from 'react';
import type { Screen } from './artifacts.ts';
import { BrowserScreen } from './browser-screen.tsx';
import { ComputerScreen } from './computer-screen.tsx';
import { DiskScreen } from './disk-screen.tsx';
import { PhoneScreen } from './phone-screen.tsx';

export interface DrawnScreenProps<S extends Screen = Screen> {
  readonly screen: S;
  /** Circles the place that decides, once it is known. */
  readonly marked?: boolean;
  /** Its buttons; in the reveal they are pictures. */
  readonly buttons?: ReactNode;
  /** Of a message: what stands below it, outside of what its sender wrote. */
  readonly left?: ReactNode;
}

/** What came up, drawn where it came up, with its own buttons. */
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
