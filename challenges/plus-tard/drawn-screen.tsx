import type { Screen } from './artifacts.ts';
import { BrowserScreen } from './browser-screen.tsx';
import { ComputerScreen } from './computer-screen.tsx';
import { DiskScreen } from './disk-screen.tsx';
import { PhoneScreen } from './phone-screen.tsx';

export interface DrawnScreenProps<S extends Screen = Screen> {
  readonly screen: S;
  /** Circles the place that decides, once it is known. */
  readonly marked?: boolean;
}

/** What came up, drawn where it came up. Its buttons are pictures: what the player does stands beside it. */
export function DrawnScreen({ screen, marked = false }: DrawnScreenProps) {
  switch (screen.kind) {
    case 'notice':
    case 'mail':
      return <ComputerScreen screen={screen} marked={marked} />;
    case 'page':
    case 'toolbar':
      return <BrowserScreen screen={screen} marked={marked} />;
    case 'phone-notice':
    case 'sms':
      return <PhoneScreen screen={screen} marked={marked} />;
    default:
      return <DiskScreen screen={screen} marked={marked} />;
  }
}
