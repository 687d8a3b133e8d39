/** The result of a game as a picture to send to friends, drawn in the browser. */
import { coverOf } from '$lib/art/Cover.svelte';

export interface Line {
  place: string;
  name: string;
  score: string;
  first: boolean;
}

const [WIDTH, HEIGHT] = [1080, 1080];
const COVER_HEIGHT = 620;

/** A PNG file with the game's cover, its title and everybody's place. */
export async function drawResult(slug: string, title: string, lines: Line[]): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const draw = canvas.getContext('2d')!;
  draw.fillStyle = '#241811';
  draw.fillRect(0, 0, WIDTH, HEIGHT);
  const cover = await loaded(coverOf(slug)!);
  draw.drawImage(cover, 0, -50, WIDTH, (WIDTH / 480) * 320);
  const shade = draw.createLinearGradient(0, COVER_HEIGHT - 220, 0, COVER_HEIGHT);
  shade.addColorStop(0, 'rgb(36 24 17 / 0%)');
  shade.addColorStop(1, '#241811');
  draw.fillStyle = shade;
  draw.fillRect(0, COVER_HEIGHT - 220, WIDTH, HEIGHT);
  const style = getComputedStyle(document.documentElement);
  const [display, plain] = [style.getPropertyValue('--font'), style.getPropertyValue('--font-plain')];
  draw.fillStyle = '#fff3dc';
  draw.font = `800 92px ${display}`;
  draw.fillText(title, 64, COVER_HEIGHT - 20, WIDTH - 128);
  // Spaced to fit: the largest table has nine players.
  const step = Math.min(78, (HEIGHT - COVER_HEIGHT - 110) / lines.length);
  lines.forEach(({ place, name, score, first }, index) => {
    const y = COVER_HEIGHT + 62 + index * step;
    draw.font = `${first ? 700 : 400} ${Math.min(50, step * 0.68)}px ${plain}`;
    draw.fillStyle = first ? '#ffcf6b' : '#f1e3cb';
    draw.textAlign = 'left';
    draw.fillText(place, 64, y);
    draw.fillText(name, 150, y, 660);
    draw.textAlign = 'right';
    draw.fillText(score, WIDTH - 64, y);
  });
  draw.textAlign = 'left';
  draw.font = `600 34px ${display}`;
  draw.fillStyle = '#cdb99d';
  draw.fillText(`Klad · ${location.host}`, 64, HEIGHT - 36);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}

function loaded(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    // An SVG without an intrinsic size needs one.
    const image = Object.assign(new Image(480, 320), { src: url });
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('no cover'));
  });
}

/** Shares a picture with another app if the device supports it, and saves it otherwise. */
export async function sendPicture(picture: Blob, title: string): Promise<void> {
  const file = new File([picture], 'klad.png', { type: 'image/png' });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => undefined);
    return;
  }
  const url = URL.createObjectURL(picture);
  Object.assign(document.createElement('a'), { href: url, download: 'klad.png' }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
