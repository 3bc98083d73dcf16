/** A picture, with another for dark screens if there is one (rule PICTURE-1). */
export interface PictureFields {
  /** Empty without a picture. */
  readonly image: string;
  readonly darkImage?: string;
}

/** A picture and its background colour, for light and dark screens (rule PICTURE-1). */
export interface TintedPictureFields extends PictureFields {
  /** Ground colour, #RRGGBB. */
  readonly tint: string;
  /** #RRGGBB; only with `darkImage`. */
  readonly darkTint?: string;
}
