/** Where what the bench needs lies. */
export interface Places {
  /** The folder with this program's own modules. */
  readonly bundles: string;
  /** The folder of boardgame.io. */
  readonly theirs: string;
  /** The page's package. */
  readonly web: string;
  /** Where our server leaves its CPU profiles; `null`: it makes none. */
  readonly profile: string | null;
}
