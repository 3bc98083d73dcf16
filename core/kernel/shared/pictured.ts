/** What has a picture, and maybe another for screens in the dark (rule PICTURE-1). */
export interface Pictured {
  /** Empty when there is none. */
  readonly image: string;
  readonly darkImage?: string;
}

/** A picture with the colour that it and the words beside it stand on, and both in the dark (rule PICTURE-1). */
export interface Grounded extends Pictured {
  /** Ground colour, #RRGGBB. */
  readonly tint: string;
  /** #RRGGBB, with `darkImage` alone. */
  readonly darkTint?: string;
}
