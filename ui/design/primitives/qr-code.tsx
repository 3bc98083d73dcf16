import { encode } from 'uqr';

interface QrCodeProps {
  /** Content. */
  readonly text: string;
  /** Accessible name. */
  readonly label: string;
  readonly className?: string;
}

/** A QR code as one path: sharp on paper, black on white in both colour schemes. */
export const QrCode = ({ text, label, className = '' }: QrCodeProps) => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={className}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
