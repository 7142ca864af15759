import type { ReactNode } from 'react';
import { Challenges, File, Page, Story, Table, Written } from './page.tsx';

/** A pattern: its name, the rule that it keeps, its file, and the stories that show it. */
type Pattern = readonly [name: string, rule: string, file: ReactNode, seen: ReactNode];

const PATTERNS: readonly Pattern[] = [
  [
    'Frame',
    'The scene at the left, the rail at the right; on a telephone way back, briefing, scene, hints, in the order of the document. The frame has the h1, so that a scene begins with h2.',
    <File key="file">engine/frame/challenge-frame.tsx</File>,
    <Challenges key="seen" state="First View">
      every challenge
    </Challenges>,
  ],
  [
    'Rail',
    'What the mission is about, what it takes and what it teaches, before anything is asked for. 19 to 23 rem wide.',
    <File key="file">engine/frame/panels/briefing.tsx</File>,
    <Story key="seen" id="design-frame--rail">
      Rail
    </Story>,
  ],
  [
    'Hint',
    'One at a time, titled, with its price on the button. It comes off this mission’s reward and is never refused for want of points. The focus stays on the button.',
    <File key="file">engine/frame/panels/hint-box.tsx</File>,
    <Story key="seen" id="design-frame--hints-to-ask-for">
      Hints
    </Story>,
  ],
  [
    'Verdict',
    'Under the form that was sent; pinned to the edge of the window where its place is out of sight. Announced once, told by an icon and a word besides colour. What was typed stays.',
    <File key="file">engine/frame/play/verdict-region.tsx</File>,
    <Story key="seen" id="design-frame--verdicts">
      Verdicts
    </Story>,
  ],
  [
    'Learning mode',
    'After a few failures, the idea behind the mission: it explains, and does not repeat a hint.',
    <File key="file">engine/frame/panels/learning-panel.tsx</File>,
    <Story key="seen" id="design-frame--learning">
      Learning
    </Story>,
  ],
  [
    'Victory',
    'A moment on the dark sea: points counted up, at once where less motion is wanted. Whoever reads, scrolls or reaches for something is not taken away.',
    <File key="file">engine/frame/panels/solved-panel.tsx</File>,
    <Story key="seen" id="design-frame--victory">
      Victory
    </Story>,
  ],
  [
    'Reveal',
    'The trap taken apart, over the debrief: what the screen said, and what there was to it. It asks for nothing.',
    <File key="file">engine/frame/panels/reveal-view.tsx</File>,
    <Challenges key="seen" state="Reveal">
      every reveal
    </Challenges>,
  ],
  [
    'Debrief',
    'What happened, why it works, four reflexes at most, whom to tell, a sentence for a colleague.',
    <File key="file">engine/frame/panels/debrief.tsx</File>,
    <Story key="seen" id="design-where-to-report--all-of-it">
      Where to report
    </Story>,
  ],
  [
    'Notice',
    'One message with a tone. `role="alert"` where it follows a failure, `role="status"` where it only informs; none where it was there before.',
    <File key="file">engine/ui/feedback/notice.tsx</File>,
    <Story key="seen" id="design-parts--notices">
      Notices
    </Story>,
  ],
  [
    'Waiting',
    'Says what is waited for, and fades in late, so that a fast answer shows no flicker.',
    <File key="file">engine/ui/feedback/loading.tsx</File>,
    <Story key="seen" id="design-frame--waiting-for-the-scene">
      Waiting
    </Story>,
  ],
  [
    'Failure',
    'The part that failed is replaced, the rest of the page stays. What went wrong, what is kept, and a button that tries again.',
    <span key="file">
      <File>engine/frame/play/opening-state.tsx</File>, <File>engine/frame/scene/scene-boundary.tsx</File>
    </span>,
    <Story key="seen" id="design-frame--failures">
      Failures
    </Story>,
  ],
  [
    'Empty',
    'What will be here, and what brings it; never a table without rows.',
    <File key="file">admin/components/notes/notes.tsx</File>,
    <Story key="seen" id="console-pages--nothing-yet">
      Nothing yet
    </Story>,
  ],
];

/** Patterns that come back on every page, each with its rule. */
export function PatternsPage() {
  return (
    <Page title="Patterns" lead="What comes back on every page, and the rule that it keeps wherever it does.">
      <Table
        label="Patterns"
        head={['Pattern', 'Rule', 'File', 'Seen in']}
        rows={PATTERNS.map(([name, rule, ...rest]) => [name, <Written key="rule">{rule}</Written>, ...rest])}
      />
    </Page>
  );
}
