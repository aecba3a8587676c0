interface ImportMetaEnv {
  /** Address of the islands' code. */
  readonly ISLANDS: string;
}
