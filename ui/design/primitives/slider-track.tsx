import type { CSSProperties } from 'react';

interface SliderTrackProps {
  /** Start of the chosen range, 0–1. */
  readonly from: number;
  /** End of the chosen range, 0–1. */
  readonly to: number;
}

/** A slider's line, dark along the chosen range. */
export const SliderTrack = ({ from, to }: SliderTrackProps) => (
  <div className="slider-track" style={{ '--from': `${from * 100}%`, '--to': `${to * 100}%` } as CSSProperties} />
);
