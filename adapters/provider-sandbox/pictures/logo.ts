const accent = '#CC3D08';
const svgTag = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;

/** Half a sun with three rays standing on the horizon; 32 wide, its line at 27. */
function dawn(sun: string): string {
  const rays = 'M16 4.5v4M5.4 9.2l2.9 2.9M26.6 9.2l-2.9 2.9';
  return (
    `<path d="M7.5 22.5a8.5 8.5 0 0 1 17 0z" fill="${sun}"/>` +
    `<path d="${rays}" fill="none" stroke="${sun}" stroke-width="2.8" stroke-linecap="round"/>` +
    `<path d="M3 27.5h26" fill="none" stroke="${sun}" stroke-width="2.8" stroke-linecap="round"/>`
  );
}

/** The wordmark "zori", its letters as strokes of one weight on a shared x-height. */
export function drawLogo(scheme: 'light' | 'dark'): string {
  const ink = scheme === 'light' ? '#14161A' : '#FFFFFF';
  const sun = scheme === 'light' ? accent : '#FF7A45';
  const letters =
    'M43 13.25H55.5L43 26.75H55.75' +
    'M68.5 12.9a7.1 7.1 0 1 1 0 14.2a7.1 7.1 0 0 1 0-14.2z' +
    'M84 27.25V12.75M84 19.5C84 15.25 86.5 12.9 91 12.9' +
    'M99.5 27.25V12.75';
  return (
    `${svgTag(120, 36)}<g transform="translate(1 1.5)">${dawn(sun)}</g>` +
    `<path d="${letters}" fill="none" stroke="${ink}" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<circle cx="99.5" cy="6.4" r="2.7" fill="${sun}"/></svg>`
  );
}

/** The dawn alone, white on the accent. */
export function drawFavicon(): string {
  return `${svgTag(32, 32)}<rect width="32" height="32" rx="8" fill="${accent}"/><g transform="translate(1.6 .8) scale(.9)">${dawn('#FFFFFF')}</g></svg>`;
}
