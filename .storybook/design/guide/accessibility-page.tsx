import { File, French, Page, Table } from './page.tsx';

/** Rules of accessibility that machines test, and those that a designer checks by eye. */
export function AccessibilityPage() {
  return (
    <Page
      title="Accessibility"
      lead="WCAG 2.2 AA is the floor. Machines hold what they can hold on every change; the rest is looked at by somebody."
    >
      <h2>What is tested</h2>
      <Table
        label="What is tested"
        head={['What', 'How', 'Where']}
        rows={[
          ['What axe knows', 'every story that is a test, as an error', <File key="file">.storybook/preview.tsx</File>],
          [
            'Best practice, and no page that scrolls sideways',
            'public screens, hub and console at several widths, light and dark',
            <File key="file">tests/end-to-end/accessibility.ts</File>,
          ],
          [
            'Contrast of tokens',
            'every pair of the style sheets, both themes',
            <File key="file">.storybook/design/contrast.ts</File>,
          ],
          [
            'Keyboard alone',
            'every mission is solved without a pointer in the built site, and once with one',
            <File key="file">tests/end-to-end/walkthroughs.e2e.ts</File>,
          ],
          [
            '320 px',
            'every mission opens there, dark, without a violation',
            <File key="file">tests/end-to-end/walkthroughs.e2e.ts</File>,
          ],
          [
            'Verdicts in sight',
            'a wrong answer in a window of 1366 × 620 and of 320 × 568 is read without scrolling',
            <File key="file">engine/frame/stories/common-stories.tsx</File>,
          ],
          [
            'Time',
            'whatever runs against the clock can be lengthened ten times at no cost (WCAG 2.2.1)',
            <File key="file">engine/frame/play/time-allowance.tsx</File>,
          ],
        ]}
      />
      <h2>What to look at by hand</h2>
      <ol>
        <li>Tab through it: is the order the one in which you read, and is the focus always seen?</li>
        <li>Take the colour away (Rendering, “Emulate vision deficiencies”, achromatopsia): is anything said by colour alone?</li>
        <li>
          Forced colours (in the toolbar, which says how the browser is told): are borders, focus and chosen things still seen?
        </li>
        <li>Text at 200 % (in the toolbar), then the browser’s zoom at 400 %: is anything cut, covered or scrolled sideways?</li>
        <li>
          Listen with a screen reader: is each verdict heard once, does every picture that matters have its words, is the scene’s
          story told without seeing it?
        </li>
        <li>Ask for less motion: does everything still say what it said?</li>
        <li>Hold a telephone in one hand: is every target 44 px, and none under the thumb by accident?</li>
        <li>Stand at the back of the room: can the big screen be read from there?</li>
      </ol>
      <p>
        What a facilitator says to somebody who does not see the screen stands in each mission’s notes, under{' '}
        <French>« Sans la vue »</French>; see <File>docs/authoring.md</File>.
      </p>
    </Page>
  );
}
