import type { CSSProperties } from 'react';

interface SliderTrackProps {
  /** Part of the whole, 0–1, at which what is chosen begins. */
  readonly from: number;
  /** And at which it ends. */
  readonly to: number;
}

/** The line under the handles of a slider, dark along what is chosen. */
export const SliderTrack = ({ from, to }: SliderTrackProps) => (
  <div className="slider-track" style={{ '--from': `${from * 100}%`, '--to': `${to * 100}%` } as CSSProperties} />
);
