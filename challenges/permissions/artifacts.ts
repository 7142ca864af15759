/** One request of the application, as the permission sheet shows it. */
export interface PermissionRequest {
  readonly id: 'camera' | 'location' | 'contacts' | 'sms';
  /** What is asked for, e.g. « prendre des photos ». */
  readonly asks: string;
  /** The publisher's reason, in the publisher's words. */
  readonly reason: string;
  /** What the access opens in real life. */
  readonly opens: string;
}

export type PermissionsArtifacts = {
  readonly requests: readonly PermissionRequest[];
};
