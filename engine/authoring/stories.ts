/**
 * What a challenge's `challenge.stories.tsx` may import, besides `storybook/test`, Storybook's preview, the other files of this folder and
 * its own folder.
 */
export {
  type PracticeChallenge,
  type PracticeStage,
  type PracticeStoryOptions,
  practiceStory,
} from '#engine/frame/stories/practice-story.tsx';
