// Preloaded into a shop's process (`node --import`): refuses to load a package that the image does not have.
import { registerHooks } from 'node:module';
import { buildPackages } from './production-packages.mjs';

const left = new Set(buildPackages());
registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(found.url) ?? [];
    if (left.has(name)) throw new Error(`${name} is a build-time package`);
    return found;
  },
});
