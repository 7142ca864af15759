/** Documentation for designers. Pages are stories, so that they are checked like the parts that they describe. */
import preview from '../preview.tsx';
import { AccessibilityPage } from './guide/accessibility-page.tsx';
import { ManifestPage } from './guide/manifest-page.tsx';
import { PatternsPage } from './guide/patterns-page.tsx';
import { StartPage } from './guide/start-page.tsx';
import { VoicePage } from './guide/voice-page.tsx';
import { WhatChangedPage } from './guide/what-changed-page.tsx';

const meta = preview.meta({ title: 'Design/Guide' });

export const WhereToBegin = meta.story({ render: () => <StartPage /> });
export const VoiceAndWording = meta.story({ render: () => <VoicePage /> });
export const Patterns = meta.story({ render: () => <PatternsPage /> });
export const Accessibility = meta.story({ render: () => <AccessibilityPage /> });
export const FromAManifestToAPage = meta.story({ render: () => <ManifestPage /> });
export const WhatChanged = meta.story({ render: () => <WhatChangedPage /> });
