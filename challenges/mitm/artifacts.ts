/** One line of the capture. */
export interface Packet {
  readonly id: number;
  /** Where it comes from. */
  readonly ip: string;
  readonly destination: string;
  /** Time of day, to the millisecond. */
  readonly timestamp: string;
  readonly protocol: 'HTTP' | 'TLS' | 'DNS' | 'ESP';
  /** The HTTP method; '' where there is none. */
  readonly method: string;
  /** The path, or what the analyser can say of a packet that has none. */
  readonly path: string;
  readonly status: number | null;
  /** What went through the air, as text. */
  readonly raw: string;
}

export type MitmArtifacts = {
  readonly packets: readonly Packet[];
};
