/** What a third party can be allowed, by directive of the security policy. */
export type SourcesByDirective = Partial<Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src', readonly string[]>>;

/** The settings that hosting needs besides the routes. */
export interface HostingSettings {
  /** Scheme and host, without a slash at the end. */
  origin: string;
  languages: readonly string[];
  /** Names of the hosts to write for. */
  hosts: readonly string[];
  /** The address of the interactive demo: a path of this site, or a full address. */
  demoFrameUrl: string;
  thirdPartySources: readonly SourcesByDirective[];
  /** What `/.well-known/security.txt` says (RFC 9116). */
  security: { contact: string; expires: string };
  /** Whether search engines may index this deployment; previews must not be found. */
  indexed: boolean;
}
