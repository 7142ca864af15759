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

export type MitmReveal = {
  /** What the login form carried, and the cookie that answered it. */
  readonly fields: readonly {
    readonly name: string;
    /** As it went through the air. */
    readonly sent: string;
    readonly value: string;
    readonly note: string;
    readonly secret?: boolean;
  }[];
  /** Bytes of the same request, had it been encrypted: hexadecimal. */
  readonly noise: string;
};
