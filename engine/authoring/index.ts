/**
 * Everything that a challenge's browser part may import, besides React, lucide-react and its own folder.
 * Listed by name: an export that is not listed here is not part of the authoring API.
 */

export { defineReveal, type RevealDefinition, type RevealProps } from '#engine/frame/panels/reveal.ts';
export { AnswerForm, type AnswerFormProps } from '#engine/frame/play/answer-form.tsx';
export { FailurePrice, type FailurePriceProps } from '#engine/frame/play/failure-price.tsx';
export { useTimeAllowance } from '#engine/frame/play/time-allowance.tsx';
export { type AttemptHandle, type SceneReply, useAttempt } from '#engine/frame/play/use-attempt.ts';
export { type Choices, useChoices } from '#engine/frame/play/use-choices.ts';
export { useShown } from '#engine/frame/play/use-shown.ts';
export { VerdictRegion } from '#engine/frame/play/verdict-region.tsx';
export { FoldedOnPhone, type FoldedOnPhoneProps } from '#engine/frame/scene/folded-on-phone.tsx';
export { pageAddress } from '#engine/frame/scene/page-address.ts';
export { SandboxedDocument, type SandboxedDocumentProps } from '#engine/frame/scene/sandboxed-document.tsx';
export {
  definePage,
  defineScene,
  type Message,
  type PageDefinition,
  type SceneDefinition,
  type SceneProps,
} from '#engine/frame/scene/scene.ts';
export type { SequenceClosing } from '#engine/frame/sequence/closing-step.tsx';
export { FirstGesture, type FirstGestureProps, useMistakesFirst } from '#engine/frame/sequence/first-gesture.tsx';
export { FootBar, type FootBarProps } from '#engine/frame/sequence/foot-bar.tsx';
export {
  Gesture,
  GestureGroup,
  type GestureGroupProps,
  type GestureLook,
  type GestureOption,
  type GestureProps,
} from '#engine/frame/sequence/gesture.tsx';
export { Sequence, type SequenceProgress, type SequenceProps } from '#engine/frame/sequence/sequence.tsx';
export { SEQUENCE_MESSAGES } from '#engine/frame/sequence/sequence-messages.ts';
export type { PublicChallenge } from '#engine/rules/public-challenge.ts';
export { maxPenalties } from '#engine/rules/scoring.ts';
export { type GivenConsequence, markedText } from '#engine/rules/sequence.ts';
export { Button, type ButtonProps } from '#engine/ui/controls/button.tsx';
export { Dialog, type DialogProps } from '#engine/ui/controls/dialog.tsx';
export { Field, type FieldProps } from '#engine/ui/controls/field.tsx';
export { GestureChoice, type GestureChoiceProps } from '#engine/ui/controls/gesture-choice.tsx';
export { Notice, type NoticeProps } from '#engine/ui/feedback/notice.tsx';
export { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
export { AddressForm, type AddressFormProps } from '#engine/ui/scenery/address-form.tsx';
export { AddressText } from '#engine/ui/scenery/address-text.tsx';
export { AppWindow, type AppWindowProps } from '#engine/ui/scenery/app-window.tsx';
export { Avatar, type AvatarProps } from '#engine/ui/scenery/avatar.tsx';
export { BrowserBar, type BrowserBarProps, type SiteFacts } from '#engine/ui/scenery/browser-bar.tsx';
export { BrowserButton } from '#engine/ui/scenery/browser-button.tsx';
export { CodeArea, type CodeAreaProps } from '#engine/ui/scenery/code-area.tsx';
export { Figure, type FigureLook, type FigureProps } from '#engine/ui/scenery/figure.tsx';
export { LineBreak } from '#engine/ui/scenery/line-break.tsx';
export { MailSheet, type MailSheetProps } from '#engine/ui/scenery/mail-sheet.tsx';
export { Marked } from '#engine/ui/scenery/marked.tsx';
export { MessageThread, type MessageThreadProps, type ThreadMessage } from '#engine/ui/scenery/message-thread.tsx';
export { Phone, type PhoneProps } from '#engine/ui/scenery/phone.tsx';
export { SiteHeader, type SiteHeaderProps } from '#engine/ui/scenery/site-header.tsx';
export { Terminal, type TerminalLine, type TerminalProps } from '#engine/ui/scenery/terminal.tsx';
export { Timeline, type TimelineEvent } from '#engine/ui/scenery/timeline.tsx';
export { type Unmasked, Unmasking } from '#engine/ui/scenery/unmasking.tsx';
export { WindowFrame, type WindowFrameProps } from '#engine/ui/scenery/window-frame.tsx';
