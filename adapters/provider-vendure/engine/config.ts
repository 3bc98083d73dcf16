import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { AdminUiPlugin } from '@vendure/admin-ui-plugin';
import { DEFAULT_APP_PATH } from '@vendure/admin-ui-plugin/lib/src/constants';
import { AssetServerPlugin } from '@vendure/asset-server-plugin';
import { DefaultJobQueuePlugin, DefaultLogger, DefaultSearchPlugin, LogLevel, type VendureConfig } from '@vendure/core';
import { ShopPlugin } from '../plugin';

const {
  DATABASE_URL,
  VENDURE_PORT = '3000',
  VENDURE_DATA = 'data',
  VENDURE_URL,
  VENDURE_ADMIN,
  VENDURE_ADMIN_PASSWORD = 'superadmin',
} = process.env;
const port = Number(VENDURE_PORT);
const publicUrl = VENDURE_URL ?? `http://localhost:${port}`;

// The admin's files are written to at the start, which those of the package may not be.
if (VENDURE_ADMIN) cpSync(DEFAULT_APP_PATH, VENDURE_ADMIN, { recursive: true });

/** A Vendure with the plugin, on SQLite in a folder or on the PostgreSQL of `DATABASE_URL`. */
export const config: VendureConfig = {
  apiOptions: {
    port,
    hostname: process.env.VENDURE_HOST ?? '127.0.0.1',
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
    introspection: true,
  },
  authOptions: {
    tokenMethod: ['bearer'],
    requireVerification: false,
    superadminCredentials: { identifier: 'superadmin', password: VENDURE_ADMIN_PASSWORD },
  },
  dbConnectionOptions: {
    synchronize: true,
    ...(DATABASE_URL
      ? { type: 'postgres', url: DATABASE_URL }
      : {
          type: 'better-sqlite3',
          database: join(VENDURE_DATA, 'vendure.sqlite'),
          enableWAL: true,
          prepareDatabase: (sqlite) => sqlite.pragma('synchronous = NORMAL'),
        }),
  },
  logger: new DefaultLogger({ level: LogLevel.Warn, timestamp: false }),
  paymentOptions: { paymentMethodHandlers: [] },
  plugins: [
    ShopPlugin.init({ publicUrl }),
    AssetServerPlugin.init({
      route: 'assets',
      assetUploadDir: join(VENDURE_DATA, 'assets'),
      previewStrategy: { generatePreviewImage: async (_ctx, _mimeType, data) => data },
    }),
    AdminUiPlugin.init({ route: 'admin', port, ...(VENDURE_ADMIN ? { app: { path: VENDURE_ADMIN } } : {}) }),
    DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true, pollInterval: 200 }),
    DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }),
  ],
};
