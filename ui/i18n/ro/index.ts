import catalog from './catalog.json' with { type: 'json' };
import editorial from './editorial.json' with { type: 'json' };
import kernel from './kernel.json' with { type: 'json' };
import marketing from './marketing.json' with { type: 'json' };
import partner from './partner.json' with { type: 'json' };
import purchase from './purchase.json' with { type: 'json' };
import requests from './requests.json' with { type: 'json' };
import site from './site.json' with { type: 'json' };

export default { ...catalog, ...editorial, ...kernel, ...marketing, ...partner, ...purchase, ...requests, ...site };
