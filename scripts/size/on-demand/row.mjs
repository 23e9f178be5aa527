/**
 * @typedef {object} OnDemand
 * @property {RegExp} path
 * @property {string} why
 * @property {number} [budget] bytes after gzip, for all files of the path together
 */

export {};
