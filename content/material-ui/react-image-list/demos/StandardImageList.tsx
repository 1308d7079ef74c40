import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

const photos = [
  { hue: 20, alt: 'Dunes in the evening' },
  { hue: 90, alt: 'A hill with young grass' },
  { hue: 150, alt: 'A forest edge' },
  { hue: 210, alt: 'Mountains before sunrise' },
  { hue: 270, alt: 'Heather in bloom' },
  { hue: 330, alt: 'A volcano at dusk' },
];

export default function StandardImageList() {
  return (
    <ImageList cols={3} rowHeight={120} sx={{ width: '100%', maxWidth: 480, m: 0 }}>
      {photos.map(({ hue, alt }) => (
        <ImageListItem key={alt}>
          <img src={picture(hue)} alt={alt} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

function picture(hue: number, width = 300, height = 200) {
  return `data:image/svg+xml,${encodeURIComponent(`
    <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="hsl(${hue} 45% 70%)"/>
      <circle cx="70%" cy="35%" r="40" fill="hsl(${hue} 60% 85%)"/>
      <ellipse cx="40%" cy="100%" rx="60%" ry="40%" fill="hsl(${hue} 40% 35%)"/>
    </svg>`)}`;
}
