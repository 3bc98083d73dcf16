import type { Request, Response } from 'express';
import type { ShopPorts } from '#core/shop.ts';

/** The ports that a request may use. */
export type PortsFor = (request: Request, response: Response) => ShopPorts;
