import { shop } from '#adapters/provider-sandbox/content/settings.ts';

const { accent, accentHover, onAccent, ink, muted, hairline, tile, surface, positive, danger } = shop.colours;

/** The page's only style; its hash is in the content security policy. */
export const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:${tile};color:${ink};font:16px/24px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:420px;background:${surface};border-radius:20px;padding:24px 28px 28px;display:grid;gap:16px}
header{display:flex;justify-content:space-between;align-items:center}
.shop{font-weight:700;font-size:18px;letter-spacing:-.02em}
nav{display:flex;gap:4px}
nav a{min-width:32px;padding:4px 8px;border-radius:8px;color:${muted};font-size:14px;text-align:center;text-decoration:none}
nav a[aria-current]{background:${tile};color:${ink};font-weight:600}
h1{margin:0;font-size:28px;line-height:34px;letter-spacing:-.02em}
.card{position:relative;aspect-ratio:1.9;border-radius:14px;padding:20px;background:linear-gradient(125deg,#23262d,#14161a 60%,#2e2420);color:#fff;display:flex;flex-direction:column;justify-content:flex-end;gap:4px}
.card i{position:absolute;top:22px;left:20px;width:40px;height:29px;border-radius:6px;background:linear-gradient(135deg,#e6cf9c,#b99a5b)}
.card b{font-size:clamp(15px,4.8vw,20px);white-space:nowrap;font-weight:500;letter-spacing:.06em;font-variant-numeric:tabular-nums}
.card span{font-size:14px;opacity:.75}
dl{margin:0;display:grid}
dl div{display:flex;justify-content:space-between;align-items:baseline;padding:10px 0;border-bottom:1px solid ${hairline}}
dt{color:${muted}}
dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}
.sum{font-size:22px;font-weight:700}
p{margin:0;font-size:14px;line-height:20px;color:${muted}}
p.approved{color:${positive};font-size:16px;font-weight:600}
p.declined{color:${danger};font-size:16px;font-weight:600}
form{display:grid;gap:10px}
button,a.main{width:100%;min-height:48px;padding:0 20px;border:1px solid ${hairline};border-radius:8px;background:${surface};color:${ink};font:inherit;font-weight:600;cursor:pointer;display:grid;place-items:center;text-decoration:none}
button:hover{border-color:${muted}}
button.main,a.main{background:${accent};border-color:${accent};color:${onAccent}}
button.main:hover,a.main:hover{background:${accentHover};border-color:${accentHover}}
a.plain{padding:8px 0;text-align:center;color:${muted}}
:focus-visible{outline:2px solid ${accent};outline-offset:2px}
`;
